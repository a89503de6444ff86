import { ICONS, type IconName } from '../../lib/shared/icons.ts';

export const Icon = ({ name, className = 'size-5' }: { name: IconName; className?: string }) => (
  <Drawing paths={ICONS[name]} className={className} />
);

export function Drawing({ paths, className }: { paths: string; className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of our own sets
      dangerouslySetInnerHTML={{ __html: paths }}
    />
  );
}
