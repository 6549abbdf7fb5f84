import { COLUMN_GAP, Rows } from '../../components/grids.ts';
import { IconItem, IconList, Ticks } from '../../components/Ticks.tsx';
import { hero, howItWorks, trust } from '../../content/landing.ts';
import { breakpoints, palette, space, styled, typography } from '../../theme/theme.ts';
import { Row, RowText } from './Pane.tsx';
import { Section } from './Section.tsx';
import { Switch } from './SourcesPane.tsx';

export const Trust = () => (
  <Section id="trust" tone="paper" title={trust.title} split>
    <Proofs>
      <Private data-nosnippet>
        <Row>
          <RowText as={Label}>{howItWorks.sources.unread}</RowText>
          <Switch />
        </Row>
        <Blacked viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden>
          <path d="M0 4h92M0 20h68M0 36h80" stroke="currentColor" strokeWidth="8" />
        </Blacked>
        {hero.proof[0]}
      </Private>
      <div>
        <Label>{trust.integrationsTitle}</Label>
        <IconList role="list">
          {trust.integrations.map(({ tool, name }) => (
            <IconItem key={tool} icon={tool}>
              {name}
            </IconItem>
          ))}
        </IconList>
      </div>
      <div>
        <Label>{trust.badgesTitle}</Label>
        <Ticks points={trust.badges} />
      </div>
    </Proofs>
  </Section>
);

const Proofs = styled(Rows)({
  gap: `${space(4)} ${COLUMN_GAP}`,
  '& h3 + ul': { marginTop: space(1), fontSize: typography.body2.fontSize },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-child(2) > ul': { display: 'grid' },
    '& > :last-child': { gridColumn: '1/-1' },
  },
});

/** What the product doesn't read. */
const Private = styled(Rows)({
  gap: space(2),
  padding: space(2.5),
  border: `1px solid ${palette.text.secondary}`,
});

const Label = styled('h3')({ margin: 0, fontWeight: 600, fontSize: typography.body2.fontSize });

/** In the dark, blacked out is dim. */
const Blacked = styled('svg')({
  width: '100%',
  height: '4rem',
  '@media (prefers-color-scheme: dark)': { color: palette.divider },
});
