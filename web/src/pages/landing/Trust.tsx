import { hangingIndent, LineIcon, Ticked } from '../../components/Icon.tsx';
import { Split } from '../../components/Split.tsx';
import { trust } from '../../content/landing.ts';
import { breakpoints, palette, space, styled, typography } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

/** The tools beside the badges, on a desktop both beside the heading. */
const Lists = styled('div')({
  display: 'grid',
  // The second label is the longer one.
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
  gap: space(2),
  fontSize: typography.body2.fontSize,
  [breakpoints.up('sm')]: { columnGap: space(5) },
});

const Label = styled('h3')({ margin: 0, fontWeight: 600, fontSize: 'inherit' });

const List = styled('ul')({ marginTop: space(1) });

const row = { paddingBlock: space(0.75), borderTop: `1px solid ${palette.divider}` };

const Tool = styled('li')(hangingIndent, row);

const Badge = styled(Ticked)(row);

const NextTool = styled(Tool)({ color: palette.text.secondary });

export function Trust() {
  return (
    <Section id="trust" tone="strip" variant="h3" title={trust.title} layout={Split}>
      <Lists>
        <div>
          <Label>{trust.integrationsTitle}</Label>
          <List role="list">
            {trust.integrations.map(({ name, icon }) => (
              <Tool key={name}>
                <LineIcon name={icon} />
                {name}
              </Tool>
            ))}
            <NextTool>
              <LineIcon name="plus" />
              {trust.soon}
            </NextTool>
          </List>
        </div>
        <div>
          <Label>{trust.badgesTitle}</Label>
          <List role="list">
            {trust.badges.map((badge) => (
              <Badge key={badge}>{badge}</Badge>
            ))}
          </List>
        </div>
      </Lists>
    </Section>
  );
}
