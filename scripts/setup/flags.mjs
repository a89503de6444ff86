/**
 * What the server's Node is started with, so that the process stays below 350 MB under load. V8 may otherwise use 128 MB
 * for objects that live shorter than a request; with an eighth of that it collects a little more often. And it lets what
 * lives longer grow up to four times before it looks again, the more the faster the machine is; 1.7 times saves 50 MB.
 */
export const SERVER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=70',
];

/** Each thread that compresses would keep what it once needed (glibc): 25 MB more; so would what held uploaded files. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
