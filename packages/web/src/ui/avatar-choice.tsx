/** Chooses the head that one is shown by: twelve people of the land, or none. */
import '../styles/parts/avatar.css';
import { AVATARS } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { chooseAvatar, myAvatar } from '../app/my-avatar.ts';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';

export function AvatarChoice() {
  const { avatar: chosen } = myAvatar.value;
  return (
    <fieldset class="avatar-choice">
      <legend>
        <strong>{t('avatar.title')}</strong>
      </legend>
      <p class="soft">{t('avatar.text')}</p>
      <div class="avatars">
        {[undefined, ...AVATARS].map(avatar => {
          const name = t(`avatar.${avatar ?? 'none'}`);
          return (
            <label key={name} class={avatar === chosen ? 'chosen' : ''} title={name}>
              <input
                type="radio"
                class="hidden"
                name="avatar"
                aria-label={name}
                checked={avatar === chosen}
                onChange={() => chooseAvatar(avatar)}
              />
              {avatar ? (
                <Avatar name={avatar} />
              ) : (
                <span class="portrait no-avatar">
                  <Icon name="close" />
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
