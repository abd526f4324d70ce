/** Chooses the screen, and carries what every screen needs. Another address is another screen: nothing of the old one stays. */

import { announcement } from './app/announce.ts';
import { t } from './app/language.ts';
import { type Route, route } from './app/router.ts';
import { Help } from './help/help.tsx';
import { Home } from './home/home.tsx';
import { SettingsScreen } from './home/settings-screen.tsx';
import { UpdateNotice } from './offline/update-notice.tsx';
import { ClaimScreen } from './online/claim-screen.tsx';
import { DeviceScreen } from './online/device-screen.tsx';
import { NewTable } from './online/new-table.tsx';
import { OnlineScreen } from './online/online-screen.tsx';
import { ReplayScreen } from './replay/replay-screen.tsx';
import { PlayScreen } from './tables/play-screen.tsx';
import { Boundary } from './ui/boundary.tsx';
import { Missing } from './ui/missing.tsx';
import { Toast } from './ui/toast.tsx';

export function App() {
  return (
    <>
      <div class="screen">
        <Boundary key={JSON.stringify(route.value)}>
          <Screen route={route.value} />
        </Boundary>
      </div>
      <UpdateNotice />
      <Toast />
      <div class="hidden" aria-live="polite" role="status">
        <span key={announcement.value.count}>{announcement.value.text}</span>
      </div>
    </>
  );
}

function Screen({ route: to }: { readonly route: Route }) {
  switch (to.screen) {
    case 'home':
      return <Home />;
    case 'new':
      return <Home game={to.game} />;
    case 'play':
      return <PlayScreen id={to.id} />;
    case 'online':
      return <OnlineScreen id={to.id} />;
    case 'new-table':
      return <NewTable />;
    case 'replay':
      return <ReplayScreen link={to.link} />;
    case 'help':
      return <Help page={to.page} />;
    case 'settings':
      return <SettingsScreen />;
    case 'device':
      return <DeviceScreen />;
    case 'claim':
      return <ClaimScreen token={to.token} />;
    case 'missing':
      return <Missing text={t('missing.page')} />;
  }
}
