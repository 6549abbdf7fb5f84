import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Container } from '../components/Container.tsx';
import { Rows, Sheet } from '../components/grids.ts';
import { fluid, headlineSize, palette, space, styled, WIDE } from '../theme/theme.ts';

const Page = styled(Container)({ paddingBlock: `${space(4)} ${fluid(6, 12, 7)}` });

/** Over a line, like the landing page's headline. */
const Headline = styled(Typography)({
  marginBottom: space(3),
  paddingBottom: space(2),
  borderBottom: `1px solid ${palette.text.primary}`,
  [WIDE]: { paddingBottom: space(3), marginBottom: space(4) },
});

const Intro = styled(Rows)({ alignContent: 'start', justifyItems: 'start' });

interface PlainPageProps {
  title: string;
  /** How the title is set, if it isn't plain. */
  headline?: ReactNode;
  lead: ReactNode;
  /** Beside the text on a desktop. */
  aside?: ReactNode;
  role?: 'alert';
  children: ReactNode;
}

/** The layout of every page except the landing page: a headline over a line, and columns. */
export function PlainPage({ title, headline = title, lead, aside, role, children }: PlainPageProps) {
  const Layout = aside ? Sheet : Rows;
  return (
    <Page role={role}>
      <Headline variant="h1" sx={{ fontSize: headlineSize(title) }}>
        {headline}
      </Headline>
      <Layout>
        <Intro>
          <Typography variant="subtitle1" color="textSecondary">
            {lead}
          </Typography>
          {children}
        </Intro>
        {aside}
      </Layout>
    </Page>
  );
}
