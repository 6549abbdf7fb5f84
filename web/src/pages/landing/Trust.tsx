import { Rows } from '../../components/grids.ts';
import { Small } from '../../components/Note.tsx';
import { IconItem } from '../../components/Ticks.tsx';
import { hero, howItWorks, trust } from '../../content/landing.ts';
import { breakpoints, fluid, palette, space, styled, typography, WIDE } from '../../theme/theme.ts';
import { Row, RowText } from './Pane.tsx';
import { Section } from './Section.tsx';
import { Switch } from './SourcesPane.tsx';

const { head, note, channels, mailbox, unread } = howItWorks.sources;

export function Trust() {
  return (
    <Section id="trust" tone="paper" title={trust.title} layout={Halves}>
      <Border data-nosnippet>
        <Side>
          <Label>
            {head} <Small>{note}</Small>
          </Label>
          {[...channels, mailbox].map((name, index) => (
            <div key={name}>
              <Row>
                <RowText>{name}</RowText>
                <Switch data-on />
              </Row>
              <Said data-wall>{trust.said[index]}</Said>
            </div>
          ))}
        </Side>
        <Side>
          <Row>
            <RowText as={Label}>{unread}</RowText>
            <Switch />
          </Row>
          <Blacked viewBox="0 0 100 88" preserveAspectRatio="none" aria-hidden>
            <path d="M0 4h92M0 20h68M0 36h80M0 68h96M0 84h54" stroke="currentColor" strokeWidth="8" />
          </Blacked>
          <b>{hero.proof[0]}</b>
        </Side>
      </Border>
      <div>
        <Label>{trust.integrationsTitle}</Label>
        <Line role="list">
          {trust.integrations.map(({ tool, name }) => (
            <IconItem key={tool} icon={tool}>
              {name}
            </IconItem>
          ))}
        </Line>
      </div>
      <div>
        <Label>{trust.badgesTitle}</Label>
        <Stamps role="list">
          {trust.badges.map((badge) => (
            <Stamp key={badge}>{badge}</Stamp>
          ))}
        </Stamps>
      </div>
    </Section>
  );
}

/** On a desktop two columns: title and tools, and beside both the border of what the product reads. */
const Halves = styled(Rows)({
  '& h2': { fontSize: typography.h3.fontSize },
  [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(5) },
});

const Border = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
  border: `1px solid ${palette.text.secondary}`,
  [breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [WIDE]: { gridArea: '1/2/4' },
});

const Side = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: fluid(1, 1.5),
  padding: fluid(1.5, 3),
  '& + &': { borderInlineStart: `1px solid ${palette.divider}` },
});

const Label = styled('h3')({ margin: 0, fontWeight: 600, fontSize: typography.body2.fontSize });

/** Wider screens have room for a message. */
const Said = styled(Small)({ display: 'block', [breakpoints.down('sm')]: { display: 'none' } });

const Blacked = styled('svg')({ width: '100%', height: '3.25rem', [breakpoints.up('sm')]: { height: '8.25rem' } });

const Line = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(2)}`, marginTop: space(1) });

const Stamps = styled(Line)({
  columnGap: fluid(1, 2),
  [breakpoints.up('sm')]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' },
});

const Stamp = styled('li')({
  padding: `${space(0.75)} ${fluid(1.25, 2)}`,
  border: '3px double',
  fontSize: typography.caption.fontSize,
  fontWeight: 600,
  textAlign: 'center',
});
