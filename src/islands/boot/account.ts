import { $token, $user } from '../../stores/session.ts';

const userStore = () => import('../../stores/user.ts');

/** A shopper's name and avatar wherever the page greets, and log out; the code for it comes only for a shopper. */
export function bindAccount(): void {
  $token.subscribe((token) => {
    if (token) void userStore().then(({ loadUser }) => loadUser());
  });
  $user.subscribe((user) => {
    if (user) show(user.nickName, user.userAvatar);
  });
  for (const button of document.querySelectorAll('[data-logout]')) {
    button.addEventListener('click', () => void userStore().then(({ logOut }) => logOut()));
  }
}

function show(name: string, avatar: string | null): void {
  for (const place of document.querySelectorAll('[data-nickname]')) if (name) place.textContent = name;
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-avatar]')) {
    image.hidden = !avatar;
    if (avatar) image.src = avatar;
  }
}
