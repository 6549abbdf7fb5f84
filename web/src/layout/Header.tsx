import { Container } from '../components/Container.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { navigation, sections } from '../content/navigation.ts';
import { breakpoints, HEADER_HEIGHT, LAYERS, NO_POPOVERS, palette, space, styled, WIDE } from '../theme/theme.ts';
import { DialogOpener } from './DialogOpener.tsx';
import { HomeLink } from './HomeLink.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { useCurrentSection } from './useCurrentSection.ts';

/** `AppBar` and `Toolbar` cost too much HTML (docs/decisions.md). */
const HeaderBar = styled('header')({
  position: 'fixed',
  zIndex: LAYERS.header,
  insetInline: 0,
  top: 0,
  backgroundColor: palette.background.default,
  borderBottom: `1px solid ${palette.divider}`,
});

const HeaderRow = styled('div')({ display: 'flex', alignItems: 'center', gap: space(1), height: HEADER_HEIGHT });

/** A long name gets smaller where the screen has no room for it. */
const Home = styled(HomeLink)({ minWidth: 0, marginInlineEnd: 'auto', textDecoration: 'none' });

const HeaderLinks = styled('nav')({
  display: 'none',
  [WIDE]: { display: 'flex', gap: space(1), marginInlineEnd: space(2) },
  [NO_POPOVERS]: { display: 'flex', flex: 1, overflowX: 'auto', whiteSpace: 'nowrap' },
});

const SectionLink = styled(PageLink)({
  padding: `${space(1)} ${space(1.5)}`,
  '&:not(:hover,[aria-current])': { textDecoration: 'none' },
});

const Wide = styled('span')({ [breakpoints.down('sm')]: { display: 'none' } });

export function Header() {
  const [join, waitlist] = navigation.join;
  const current = useCurrentSection();
  return (
    <HeaderBar>
      <Container>
        <HeaderRow>
          <Home />
          <HeaderLinks aria-label={navigation.label}>
            {sections.map(({ id, label }) => (
              <SectionLink
                key={id}
                to={`/#${id}`}
                variant="body2"
                color="textPrimary"
                aria-current={id === current ? 'location' : undefined}
              >
                {label}
              </SectionLink>
            ))}
          </HeaderLinks>
          <ScrollToTop />
          <DialogOpener size="small">
            {join}
            <Wide>{`\u00a0${waitlist}`}</Wide>
          </DialogOpener>
          <MobileMenu />
        </HeaderRow>
      </Container>
    </HeaderBar>
  );
}
