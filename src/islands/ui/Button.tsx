import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  look?: 'primary' | 'outline' | 'ghost' | 'link';
  size?: 'md' | 'sm' | 'lg';
  /** The action runs: the button shows it, ignores presses and keeps the focus. */
  busy?: boolean;
  className?: string;
  children: ReactNode;
};

const LOOKS = { primary: 'btn btn-primary', outline: 'btn btn-outline', ghost: 'btn btn-ghost', link: 'link-button' };
const SIZES = { md: '', sm: 'btn-sm', lg: 'btn-lg' };

export function Button({ look = 'outline', size = 'md', busy = false, className = '', children, ...rest }: Props) {
  const { onClick } = rest;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={`${LOOKS[look]} ${look === 'link' ? '' : SIZES[size]} ${className}`}
    >
      {children}
    </button>
  );
}
