import '@mantine/core/styles.css';
import '@playfront/ui/fonts.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BackOffice } from './BackOffice.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <BackOffice />
  </StrictMode>,
);
