import Typography from '@mui/material/Typography';
import { Icon } from '../../components/Icon.tsx';
import { howItWorks } from '../../content/landing.ts';
import { backfill } from '../../content/talk.ts';
import { APPEAR_MS, palette, RADIUS, space, styled } from '../../theme/theme.ts';
import { Mark } from './Mark.tsx';
import { Pane, Row, RowText } from './Pane.tsx';
import { Receipt } from './Receipt.tsx';
import { Small } from './Small.tsx';
import { TalkLines } from './TalkLines.tsx';

const AskIcon = styled(Icon)({ color: palette.primary.main });

const Field = styled('div')({ padding: space(1.5), border: `2px solid ${palette.primary.main}`, borderRadius: RADIUS });

const { ask } = howItWorks;

/** A question, its answer, and the messages behind it. */
export const AskPane = () => (
  <Pane texts={ask} label={`${ask.asked} ${ask.answer} ${ask.receiptDate}.`}>
    <Field>
      <Row>
        <RowText>{ask.asked}</RowText>
        <AskIcon name="up" size={20} />
      </Row>
    </Field>
    <Typography variant="h4" component="strong">
      {/* After the switch has moved and the kind is written. */}
      <Mark large delay={2 * APPEAR_MS}>
        {ask.answer}
      </Mark>
    </Typography>
    <Receipt>
      <TalkLines talk={backfill} />
    </Receipt>
    <Small>{ask.receiptDate}</Small>
  </Pane>
);
