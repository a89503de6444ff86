import type { Editor } from '@tiptap/react';
import { type SubmitEvent, useState } from 'react';
import { isSafeLink } from '#contract/rich-text/values.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { LinkField } from '../LinkField.tsx';

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useIsland();
  const [href, setHref] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const put = (event: SubmitEvent) => {
    event.preventDefault();
    // The dialog stands inside the form of the page, as React sees it.
    event.stopPropagation();
    if (href && !isSafeLink(href)) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (!href) chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <Dialog title={t('desk:rich.tool.link')} onClose={onClose}>
      <form className="mt-5" noValidate onSubmit={put}>
        <LinkField label={t('desk:rich.address')} value={href} onValue={setHref} />
        <FormButtons action={t('desk:rich.put')} onClose={onClose} />
      </form>
    </Dialog>
  );
}
