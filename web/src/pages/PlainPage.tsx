import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Container } from '../components/Container.tsx';
import { Rows, Split } from '../components/Split.tsx';
import { space, styled } from '../theme/theme.ts';

const Page = styled(Container)({ paddingBlock: `clamp(${space(6)}, 7vw, ${space(12)})` });

const Intro = styled(Rows)({ alignContent: 'start', justifyItems: 'start' });

interface PlainPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the text on a desktop. */
  aside?: ReactNode;
  role?: 'alert';
  children?: ReactNode;
}

/** The layout of every page except the landing page. */
export function PlainPage({ title, lead, aside, role, children }: PlainPageProps) {
  const intro = (
    <Intro role={role}>
      <Typography variant="h1" sx={{ maxWidth: '100%' }}>
        {title}
      </Typography>
      {lead && (
        <Typography variant="subtitle1" color="textSecondary">
          {lead}
        </Typography>
      )}
      {children}
    </Intro>
  );
  return (
    <Page>
      {aside ? (
        <Split>
          {intro}
          {aside}
        </Split>
      ) : (
        intro
      )}
    </Page>
  );
}
