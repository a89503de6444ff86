export { adoptReceiver, requireHolder, saveApplicantReceiver, viewApplicantReceiver } from './applicant.ts';
export { forgetApplicants, needsReceiver } from './receiver.queries.ts';
export { rotateReceivers, sealReceiver } from './receiver.ts';
export { sendPayouts } from './transfer.ts';
