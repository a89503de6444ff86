import { useId } from 'react';
import type { Values } from '../../../stores/public/rules.ts';
import type { MallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Agreeing = Values & { agree: boolean };

export function Agree<V extends Agreeing>({ form }: { form: MallForm<V> }) {
  const { t } = useIsland();
  const id = useId();
  const error = form.errorOf('agree');
  const paper = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener">
      {text}
    </a>
  );
  return (
    <div className="agree">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className="checkbox checkbox-sm rounded-sm"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          {...form.bind('agree')}
        />
        <span>
          {t('account:agree.before')}
          {paper('/other/service', t('account:agree.service'))}
          {t('account:agree.and')}
          {paper('/other/privacy', t('account:agree.privacy'))}
        </span>
      </label>
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
    </div>
  );
}
