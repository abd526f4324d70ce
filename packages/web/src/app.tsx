/** Chooses the screen, and carries what every screen needs. Another address is another screen: nothing of the old one stays. */

import { t } from './app/i18n/language.ts';
import { type Route, route } from './app/navigation/router.ts';
import { CompanyPlace } from './company/company-place.tsx';
import { EarlyInvitation } from './invitation/early-invitation.tsx';
import { AT_TABLES } from './locales/parts.ts';
import { UpdateNotice } from './offline/update-notice.tsx';
import { OverlayDialog } from './overlay.tsx';
import { WaitingPlace } from './pairing/waiting-place.tsx';
import { whenKept } from './results/when-kept.ts';
import { Announcer } from './ui/announcer.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { lazyScreen } from './ui/lazy-screen.tsx';
import { MainNav } from './ui/main-nav.tsx';
import { NotFound } from './ui/not-found.tsx';

const Home = lazyScreen(async () => (await import('./home/home.tsx')).Home);
const Help = lazyScreen(async () => (await import('./help/help.tsx')).Help, 'help', ...AT_TABLES);
const ResultsScreen = lazyScreen(
  async () => (await import('./home/results-screen.tsx')).ResultsScreen,
  'results',
);
const StudyScreen = lazyScreen(async () => (await import('./home/study-screen.tsx')).StudyScreen, 'hubs');
const PeopleScreen = lazyScreen(async () => (await import('./home/people-screen.tsx')).PeopleScreen, 'hubs');
const SettingsScreen = lazyScreen(
  async () => (await import('./home/settings-screen.tsx')).SettingsScreen,
  'settings',
);
const AccountScreen = lazyScreen(
  async () => (await import('./account/account-screen.tsx')).AccountScreen,
  'programs',
  'company',
  'people',
  'settings',
  'talk',
  'archive',
  'online',
);
const LeaderboardScreen = lazyScreen(
  async () => (await import('./people/leaderboard-screen.tsx')).LeaderboardScreen,
  'people',
  'talk',
  'archive',
  'online',
);
const PairingScreen = lazyScreen(
  async () => (await import('./pairing/pairing-screen.tsx')).PairingScreen,
  'pairing',
  'people',
  'online',
);
const ArchiveScreen = lazyScreen(
  async () => (await import('./archive/archive-screen.tsx')).ArchiveScreen,
  'archive',
  'company',
  'people',
  'online',
  ...AT_TABLES,
);
const ProfileScreen = lazyScreen(
  async () => (await import('./archive/profile-screen.tsx')).ProfileScreen,
  'archive',
  'company',
  'people',
  'online',
  'talk',
  ...AT_TABLES,
);
const ClubScreens = lazyScreen(
  async () => (await import('./clubs/club-screens.tsx')).ClubScreens,
  'clubs',
  'tournaments',
  'online',
  'talk',
  'archive',
  'daily',
  'people',
);
const FriendsScreen = lazyScreen(
  async () => (await import('./people/friends-screen.tsx')).FriendsScreen,
  'company',
  'people',
  'online',
);
const NewsScreen = lazyScreen(
  async () => (await import('./people/news-screen.tsx')).NewsScreen,
  'company',
  'nudge',
  'people',
  'online',
);
const TournamentScreens = lazyScreen(
  async () => (await import('./tournaments/tournament-screens.tsx')).TournamentScreens,
  'tournaments',
  'online',
  'people',
);
const HooksScreen = lazyScreen(
  async () => (await import('./account/hooks-screen.tsx')).HooksScreen,
  'hooks',
  'nudge',
  'people',
  'online',
);
const ProgramsScreen = lazyScreen(
  async () => (await import('./programs/programs-screen.tsx')).ProgramsScreen,
  'programs',
  'people',
  'online',
);
const ClaimScreen = lazyScreen(
  async () => (await import('./online/identity/claim-screen.tsx')).ClaimScreen,
  'online',
);
const DeviceScreen = lazyScreen(
  async () => (await import('./online/identity/device-screen.tsx')).DeviceScreen,
  'online',
);
const NewTable = lazyScreen(
  async () => (await import('./online/new-table/new-table.tsx')).NewTable,
  'online',
  'daily',
);
const DailyScreen = lazyScreen(
  async () => (await import('./daily/daily-screen.tsx')).DailyScreen,
  'daily',
  'online',
  ...AT_TABLES,
);
const DealScreen = lazyScreen(
  async () => (await import('./daily/deal-screen.tsx')).DealScreen,
  'daily',
  'online',
  ...AT_TABLES,
);
const PlayScreen = lazyScreen(
  async () => (await import('./tables/play-screen.tsx')).PlayScreen,
  'remarks',
  ...AT_TABLES,
);
const OnlineScreen = lazyScreen(
  {
    load: async () => (await import('./online/table/online-screen.tsx')).OnlineScreen,
    meanwhile: EarlyInvitation,
  },
  'online',
  'talk',
  'daily',
  ...AT_TABLES,
);
const TogetherScreen = lazyScreen(
  async () => (await import('./together/together-screen.tsx')).TogetherScreen,
  'together',
  'online',
  'talk',
  'study',
  ...AT_TABLES,
);
const EditorScreen = lazyScreen(
  async () => (await import('./editor/editor-screen.tsx')).EditorScreen,
  'editor',
  ...AT_TABLES,
);
const LearnScreen = lazyScreen(
  async () => (await import('./learn/learn-screen.tsx')).LearnScreen,
  'learn',
  ...AT_TABLES,
);
const PuzzlesScreen = lazyScreen(
  async () => (await import('./puzzles/puzzles-screen.tsx')).PuzzlesScreen,
  'puzzles',
  'study',
  'coach',
  'results',
  ...AT_TABLES,
);
const ReplayScreen = lazyScreen(
  async () => (await import('./replay/replay-screen.tsx')).ReplayScreen,
  'study',
  ...AT_TABLES,
);
const AchievementsScreen = lazyScreen(
  async () => (await import('./achievements/achievements-screen.tsx')).AchievementsScreen,
  'achieve',
  'online',
  'results',
  ...AT_TABLES,
);
const PadScreen = lazyScreen(
  async () => (await import('./pad/pad-screen.tsx')).PadScreen,
  'pad',
  ...AT_TABLES,
);

// the account hears of a game as soon as it is over
whenKept(({ by }) => {
  if (by)
    void import('./achievements/account-games.ts')
      .then(({ meetAccount }) => meetAccount())
      .catch(() => undefined);
});

export function App() {
  return (
    <>
      <ErrorBoundary fallback={null}>
        <MainNav />
      </ErrorBoundary>
      <div class="screen">
        <ErrorBoundary key={JSON.stringify(route.value)}>
          <Screen route={route.value} />
        </ErrorBoundary>
      </div>
      <ErrorBoundary fallback={null}>
        <OverlayDialog />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <UpdateNotice />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <WaitingPlace />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <CompanyPlace />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Announcer isPage />
      </ErrorBoundary>
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
    case 'together':
      return <TogetherScreen id={to.id} />;
    case 'new-table':
      return <NewTable of={to.of} />;
    case 'pairing':
      return <PairingScreen />;
    case 'daily':
      return <DailyScreen day={to.day} />;
    case 'deal':
      return <DealScreen id={to.id} />;
    case 'replay':
      return <ReplayScreen link={to.link} />;
    case 'editor':
      return <EditorScreen hash={to.hash} />;
    case 'help':
      return <Help page={to.page} />;
    case 'learn':
      return <LearnScreen lesson={to.lesson} />;
    case 'puzzles':
      return <PuzzlesScreen id={to.id} />;
    case 'settings':
      return <SettingsScreen />;
    case 'achievements':
      return <AchievementsScreen />;
    case 'pad':
      return <PadScreen id={to.id} />;
    case 'results':
      return <ResultsScreen />;
    case 'study':
      return <StudyScreen />;
    case 'people':
      return <PeopleScreen />;
    case 'missing':
      return <NotFound text={t('missing.page')} />;
    default:
      return <PersonalScreen route={to} />;
  }
}

type PersonalRoute = Extract<
  Route,
  {
    screen:
      | 'account'
      | 'clubs'
      | 'friends'
      | 'news'
      | 'tournaments'
      | 'hooks'
      | 'leaders'
      | 'programs'
      | 'archive'
      | 'player'
      | 'device'
      | 'claim';
  }
>;

/** Who is here, and who has played how. */
function PersonalScreen({ route: to }: { readonly route: PersonalRoute }) {
  switch (to.screen) {
    case 'account':
      return <AccountScreen />;
    case 'leaders':
      return <LeaderboardScreen mode={to.mode} />;
    case 'programs':
      return <ProgramsScreen mode={to.mode} />;
    case 'archive':
      return <ArchiveScreen />;
    case 'player':
      return <ProfileScreen name={to.name} />;
    case 'clubs':
      return <ClubScreens view={to.view} id={to.id} />;
    case 'friends':
      return <FriendsScreen />;
    case 'news':
      return <NewsScreen />;
    case 'tournaments':
      return <TournamentScreens view={to.view} id={to.id} />;
    case 'hooks':
      return <HooksScreen />;
    case 'device':
      return <DeviceScreen />;
    case 'claim':
      return <ClaimScreen token={to.token} />;
  }
}
