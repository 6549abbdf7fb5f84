import Typography from '@mui/material/Typography';
import { Icon } from '../../components/Icon.tsx';
import { Mark } from '../../components/Mark.tsx';
import { howItWorks } from '../../content/landing.ts';
import { backfill } from '../../content/talk.ts';
import { palette, RADIUS, space, styled } from '../../theme/theme.ts';
import { Pane, Row, RowText } from './Pane.tsx';
import { Receipt, TalkLines } from './Talk.tsx';

const { head, asked, answer, receiptDate } = howItWorks.ask;

/** A question, its answer, and the messages behind it. */
export const AskPane = () => (
  <Pane label={`${head}: ${asked} ${answer} ${receiptDate}.`}>
    <Field>
      <Row>
        <RowText>{asked}</RowText>
        <AskIcon name="up" size={20} />
      </Row>
    </Field>
    <Answer variant="h4" component="strong">
      <Mark large>{answer}</Mark>
    </Answer>
    <Receipt>
      <TalkLines talk={backfill} />
      {receiptDate}
    </Receipt>
  </Pane>
);

/** Apart from its question. */
const Answer = styled(Typography)({ marginTop: space(1) }) as typeof Typography;

const Field = styled('div')({
  padding: `${space(1.25)} ${space(1.5)}`,
  border: `2px solid ${palette.primary.main}`,
  borderRadius: RADIUS,
});

const AskIcon = styled(Icon)({ color: palette.primary.main });
