import { DESK_ICONS, type DeskIconName } from '../../../lib/shared/desk/icons.ts';
import { Drawing } from '../../ui/Icon.tsx';

/** An icon of the desk's set, in the text's colour. */
export const DeskIcon = ({ name, className = 'size-4' }: { name: DeskIconName; className?: string }) => (
  <Drawing paths={DESK_ICONS[name]} className={className} />
);
