import { ICONS, type IconName } from '../../lib/icons.ts';

/** An icon of the set, in the text's colour. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of our own set
      dangerouslySetInnerHTML={{ __html: ICONS[name] }}
    />
  );
}
