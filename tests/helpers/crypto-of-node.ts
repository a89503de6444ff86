import { webcrypto } from 'node:crypto';

// jsdom has the random part of it alone.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
