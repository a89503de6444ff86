const BLOCK = 16;

/**
 * Base64 of AES-128-ECB with PKCS#7 padding, which the captcha protocol asks for and WebCrypto has not: its CBC of one
 * block from a zero start is the same as ECB of that block.
 */
export async function encrypt(text: string, secretKey: string): Promise<string> {
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', new TextEncoder().encode(secretKey), 'AES-CBC', false, ['encrypt']);
  const plain = pad(new TextEncoder().encode(text));
  const starts = Array.from({ length: plain.length / BLOCK }, (_, n) => n * BLOCK);
  const iv = new Uint8Array(BLOCK);
  const encrypted = await Promise.all(
    starts.map((start) => subtle.encrypt({ name: 'AES-CBC', iv }, key, plain.subarray(start, start + BLOCK))),
  );
  const bytes = encrypted.flatMap((block) => [...new Uint8Array(block, 0, BLOCK)]);
  return btoa(String.fromCharCode(...bytes));
}

function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const missing = BLOCK - (bytes.length % BLOCK);
  const padded = new Uint8Array(bytes.length + missing).fill(missing);
  padded.set(bytes);
  return padded;
}
