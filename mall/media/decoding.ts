import sharp from 'sharp';
import { createQueue, type Queue } from '../queue.ts';

// What is made of a picture is a file: its pixels are not needed twice, and libvips would hold over 100 MB of them.
sharp.cache(false);

/**
 * One picture is decoded at a time in this process, for all callers together: each takes up to 120 MB, a processor, and one of the
 * four threads that also read files.
 */
const KINDS = 3;
const lane = createQueue(1, KINDS);

/** Every kind of work waits in a queue of its own, so that none of them can fill the lane for the others. */
const queue = (waiting: number): Queue => {
  const inTurn = createQueue(1, waiting);
  return (work) => inTurn(() => lane(work));
};

/** Work on a shopper's picture; files of up to 2 MB wait in memory. @throws MallError too many */
export const decodeUpload = queue(20);
/** Work on a picture of the desk. @throws MallError too many */
export const decodeDeskPicture = queue(20);
/** Scaling what is shown; a page may show fifty pictures that nobody has seen before. @throws MallError too many */
export const decodeMedia = queue(60);
