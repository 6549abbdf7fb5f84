import { Ends } from '../../components/grids.ts';
import { breakpoints, palette, RADIUS, space, styled } from '../../theme/theme.ts';

/** A framed panel for an example of the product. */
export const Panel = styled('figure')({
  alignSelf: 'start',
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS,
});

/** What the pane shows, and a note: a date, or that it is an example. */
export const PanelHead = styled(Ends)({
  padding: `${space(1)} ${space(2)}`,
  borderBottom: `1px solid ${palette.text.secondary}`,
  fontWeight: 600,
  [breakpoints.up('sm')]: { padding: `${space(1.5)} ${space(3)}` },
});

export const PanelBody = styled('div')({
  display: 'grid',
  gap: space(1.5),
  padding: `${space(1.5)} ${space(2)}`,
  [breakpoints.up('sm')]: { gap: space(2), padding: space(3) },
});
