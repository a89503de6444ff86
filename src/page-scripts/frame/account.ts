import { $loginPrompt, $token, $user } from '../../stores/public/session.ts';

const shopperParts = () => import('../shopper.ts');

export function bindAccount(): void {
  const strangers = new Map<Element, string | null>();
  $token.subscribe((token) => {
    document.documentElement.classList.toggle('in', Boolean(token));
    if (!token) return;
    void shopperParts().then(({ loadUser, bindHeader }) => {
      bindHeader();
      return loadUser();
    });
  });
  $user.subscribe((user, before) => {
    for (const place of document.querySelectorAll('[data-nickname]')) {
      if (!strangers.has(place)) strangers.set(place, place.textContent);
      place.textContent = user?.nickName || (strangers.get(place) ?? '');
    }
    // Until the shopper is known, what the page came with stays.
    if (user || before) showAvatar(user?.userAvatar ?? null);
  });
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const leaves = target?.closest('[data-logout]');
    const isKeyed = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!leaves && (isKeyed || !target?.closest('a[data-login]'))) return;
    event.preventDefault();
    if (leaves) void shopperParts().then(({ logOut }) => logOut());
    else $loginPrompt.set(true);
  });
}

function showAvatar(address: string | null): void {
  for (const place of document.querySelectorAll('[data-avatar]')) {
    place.querySelector('img')?.remove();
    if (!address) continue;
    const picture = new Image();
    picture.alt = '';
    picture.onerror = () => picture.remove();
    picture.src = address;
    place.append(picture);
  }
}
