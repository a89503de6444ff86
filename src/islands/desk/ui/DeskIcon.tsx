import { DESK_ICONS, type DeskIconName } from '../../../lib/shared/desk/icons.ts';
import { Drawing } from '../../ui/Icon.tsx';

export const DeskIcon = ({ name, className = 'size-4' }: { name: DeskIconName; className?: string }) => (
  <Drawing paths={DESK_ICONS[name]} className={className} />
);
