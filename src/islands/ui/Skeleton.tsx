export function Skeleton({ count = 3, className = 'h-24' }: { count?: number; className?: string }) {
  return (
    <div className="grid gap-4" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className={`skeleton ${className}`} />
      ))}
    </div>
  );
}
