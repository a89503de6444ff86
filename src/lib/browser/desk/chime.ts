const VOLUME = 0.08;
const HERTZ = 880;
const SECONDS = 0.18;

/** A short tone. Browsers play sound only after a press on the page. */
export function chime(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  volume.gain.value = VOLUME;
  tone.frequency.value = HERTZ;
  tone.connect(volume).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + SECONDS);
}
