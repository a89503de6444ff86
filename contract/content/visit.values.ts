/** Apart from the calls: every public page records its visit, without a client. */
export const VISIT_PATH = '/api/app/flowAnalysisLog';
export const OWN_VISIT_PATH = '/api/app/p/flowAnalysisLog';
