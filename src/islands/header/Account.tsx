import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $user } from '../../stores/session.ts';
import { loadUser, logOut } from '../../stores/user.ts';

type Props = { texts: Record<'header.logout' | 'header.me', string> };

/** The header of a logged-in shopper: avatar, nickname, log out. */
export default function Account({ texts }: Props) {
  const user = useStore($user);
  useEffect(() => void loadUser(), []);
  return (
    <div className="flex items-center gap-x-4">
      <a href="/user-center/default" className="flex items-center gap-2 hover:underline">
        {user?.userAvatar && (
          <img src={user.userAvatar} alt="" width={20} height={20} className="size-5 rounded-full" />
        )}
        {user?.nickName || texts['header.me']}
      </a>
      <button type="button" className="cursor-pointer hover:underline" onClick={() => void logOut()}>
        {texts['header.logout']}
      </button>
    </div>
  );
}
