/** The process that decodes pictures for `decoding.ts`. */
import sharp from 'sharp';
import type { PictureFormat, ScaledFormat } from '#contract/picture.values.ts';
import { answerJobs } from '../worker-child.mjs';
import { type Picture, type Refused, redraw } from './redraw.ts';
import { scale } from './scale.ts';

type Redraw = { sent: Buffer; format: PictureFormat };
type Scale = { original: Buffer; width: number; format: ScaledFormat };
export type Job = Redraw | Scale;
export type Result = Picture | Refused;

// Results are stored as files, so pixels are not needed twice, and libvips would cache over 100 MB of them.
sharp.cache(false);

answerJobs(
  (job: Job): Promise<Result> =>
    'sent' in job ? redraw(job.sent, job.format) : scale(job.original, job.width, job.format),
);
