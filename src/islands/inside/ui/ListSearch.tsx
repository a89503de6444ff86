import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTyped } from '../../ui/use-typed.ts';

type Props = {
  /** What the list is searched by now. */
  text: string;
  words: { label: string; placeholder: string; clear: string; find: string };
  /** Other parts of the address, for a search without script. */
  hidden?: Readonly<Record<string, string>>;
  onText: (text: string) => void;
};

export function ListSearch({ text: shown, words, hidden = {}, onText }: Props) {
  const [text, setText, field] = useTyped(shown);
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not known to all browsers yet
    <form
      role="search"
      className="list-search"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text.trim());
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        ref={field}
        name="text"
        value={text}
        maxLength={100}
        autoComplete="off"
        aria-label={words.label}
        placeholder={words.placeholder}
        onChange={({ target }) => setText(target.value)}
      />
      {shown && (
        <button type="button" aria-label={words.clear} onClick={() => onText('')}>
          <Icon name="close" className="size-4" />
        </button>
      )}
      <Button type="submit" size="sm">
        {words.find}
      </Button>
    </form>
  );
}
