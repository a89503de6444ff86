const ZOOM = 2.2;

export function showLens(gallery: HTMLElement, shot: HTMLAnchorElement, start: PointerEvent): void {
  const box = shot.getBoundingClientRect();
  const frame = gallery.getBoundingClientRect();
  const [lens, pane] = [part('lens'), part('lens-pane')];
  const side = box.width / ZOOM;
  Object.assign(lens.style, { width: `${side}px`, height: `${side}px` });
  const image = shot.querySelector('img');
  Object.assign(pane.style, {
    width: `${box.width}px`,
    height: `${box.height}px`,
    backgroundImage: `url("${shot.href}"), url("${image?.currentSrc ?? ''}")`,
    backgroundSize: `${ZOOM * 100}%`,
  });
  const move = ({ clientX, clientY }: MouseEvent) => {
    const now = shot.getBoundingClientRect();
    const x = between(clientX - now.left - side / 2, now.width - side);
    const y = between(clientY - now.top - side / 2, now.height - side);
    lens.style.translate = `${box.left - frame.left + x}px ${box.top - frame.top + y}px`;
    pane.style.backgroundPosition = `${-x * ZOOM}px ${-y * ZOOM}px`;
  };
  const leave = () => {
    lens.remove();
    pane.remove();
    shot.removeEventListener('pointermove', move);
  };
  gallery.append(lens, pane);
  move(start);
  shot.addEventListener('pointermove', move);
  shot.addEventListener('pointerleave', leave, { once: true });
  shot.addEventListener('click', leave, { once: true });
}

function part(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.ariaHidden = 'true';
  return element;
}

const between = (value: number, most: number): number => Math.max(0, Math.min(value, most));
