import { createBrowserRouter, Navigate } from 'react-router-dom';
import { Frame } from './frame/Frame.tsx';
import { AuditPage } from './audit/AuditPage.tsx';
import { CasesPage } from './cases/CasesPage.tsx';
import { ContactPage } from './contact/ContactPage.tsx';
import { DocumentsPage } from './documents/DocumentsPage.tsx';
import { HomePage } from './frame/HomePage.tsx';
import { PlayerPage } from './players/PlayerPage.tsx';
import { PlayersPage } from './players/PlayersPage.tsx';
import { ProtectionPage } from './protection/ProtectionPage.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { WithdrawalsPage } from './withdrawals/WithdrawalsPage.tsx';

export const router = createBrowserRouter(
  [
    {
      element: <Frame />,
      children: [
        { index: true, element: <HomePage /> },
        { path: 'players', element: <PlayersPage /> },
        { path: 'players/:id', element: <PlayerPage /> },
        { path: 'documents', element: <DocumentsPage /> },
        { path: 'withdrawals', element: <WithdrawalsPage /> },
        { path: 'cases', element: <CasesPage /> },
        { path: 'protection', element: <ProtectionPage /> },
        { path: 'contact', element: <ContactPage /> },
        { path: 'settings', element: <SettingsPage /> },
        { path: 'audit', element: <AuditPage /> },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ],
  { basename: '/back-office' },
);
