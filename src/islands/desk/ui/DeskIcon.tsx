import { DESK_ICONS, type DeskIconName } from '../../../lib/desk/icons.ts';

/** An icon of the desk's set, in the text's colour. */
export function DeskIcon({ name, className = 'size-4' }: { name: DeskIconName; className?: string }) {
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
      dangerouslySetInnerHTML={{ __html: DESK_ICONS[name] }}
    />
  );
}
