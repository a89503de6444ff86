import { createContext, type ReactNode, useContext } from 'react';
import { type Access, mayCall, type Worker } from '#contract/operator/areas.values.ts';

/** Of a page where nobody is logged in. */
const NOBODY: Worker = { rights: {}, shopId: null };
const WorkerContext = createContext<Worker>(NOBODY);
export const WorkerProvider = WorkerContext;

export const useWorker = (): Worker => useContext(WorkerContext);

/** The server refuses by the same rule: what is not offered here would be a 403. */
export function useMay(): (call: Access) => boolean {
  const worker = useWorker();
  return (call) => mayCall(worker, call);
}

export function May({ call, children }: { call: Access; children: ReactNode }) {
  return useMay()(call) ? children : null;
}

type LinkProps = { call: Access; href: string; className?: string; children: ReactNode };

/** A link to a screen that opens with this call; plain text for who may not open it. */
export function MayLink({ call, href, className, children }: LinkProps) {
  if (!useMay()(call)) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}

const ReadOnly = createContext(false);
export const ReadOnlyProvider = ReadOnly;
export const useReadOnly = (): boolean => useContext(ReadOnly);
