import { Icon } from '../../ui/Icon.tsx';

type Props = { title: string; text: string; href: string; button: string };

export function DoneStep({ title, text, href, button }: Props) {
  return (
    <section className="step-done">
      <Icon name="check" className="step-icon" />
      <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {title}
      </h2>
      <p>{text}</p>
      <a href={href} className="btn btn-primary btn-block">
        {button}
      </a>
    </section>
  );
}
