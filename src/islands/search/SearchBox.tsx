import { type SubmitEvent, useState } from 'react';
import { toast } from '../../stores/toast.ts';

type Props = {
  texts: Record<'search.label' | 'search.placeholder' | 'search.button' | 'search.empty', string>;
  initial: string;
};

/** A plain form that works before and without React; React adds the rules of the specification (trim, warn when empty). */
export default function SearchBox({ texts, initial }: Props) {
  const [text, setText] = useState(initial);
  const submit = (event: SubmitEvent) => {
    const keyword = text.trim();
    if (!keyword) {
      event.preventDefault();
      toast(texts['search.empty'], 'warning');
    } else if (keyword !== text) {
      event.preventDefault();
      location.assign(`/search?searchText=${encodeURIComponent(keyword)}`);
    }
  };
  return (
    <form action="/search" onSubmit={submit} className="join w-full">
      <input
        type="search"
        name="searchText"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={texts['search.label']}
        placeholder={texts['search.placeholder']}
        maxLength={100}
        autoComplete="off"
        className="input join-item w-full border-2 border-primary focus:outline-none"
      />
      <button type="submit" className="btn btn-primary join-item px-7">
        {texts['search.button']}
      </button>
    </form>
  );
}
