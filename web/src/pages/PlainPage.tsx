import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Columns, PageWidth, Rows } from '../components/grids.ts';
import { fitted, fluid, MEASURE, type Styles, space, typography } from '../theme/theme.ts';

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
  const Layout = aside ? Columns : Rows;
  return (
    <PageWidth role={role} sx={{ paddingBlock: `${space(4)} ${fluid(6, 12, 7)}` }}>
      <Typography variant="h1" sx={{ ...overLine, fontSize: fitted(title, { max: typography.h1.fontSize }) }}>
        {headline}
      </Typography>
      <Layout>
        <Rows sx={text}>
          <Typography variant="subtitle1" color="textSecondary">
            {lead}
          </Typography>
          {children}
        </Rows>
        {aside}
      </Layout>
    </PageWidth>
  );
}

/** Like the landing page's headline. */
const overLine: Styles = {
  marginBottom: fluid(3, 4),
  paddingBottom: fluid(2, 3),
  borderBottom: '1px solid',
};

/** How `children` look, which may be plain HTML. */
const text: Styles = {
  alignContent: 'start',
  justifyItems: 'start',
  '& :is(p, ul, ol)': { maxWidth: MEASURE },
  '& :is(p, li) a': { color: 'primary.main' },
  // The gap parts them.
  '& > :is(h2, h3, p, ul, ol)': { marginBlock: 0 },
  '& > :is(h2, h3)': { marginTop: 2 },
};
