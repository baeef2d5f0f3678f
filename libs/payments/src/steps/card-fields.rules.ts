import {
  cardFrameFields,
  type CardFieldError,
  type CardFrame,
  type CardFrameField,
  type PaymentFrameMessage,
} from '@playfront/api-contract/payment-frame';

/** The fields of the card form, in their order; the name on the card is a field of the site. */
export const cardFields = ['holder', ...cardFrameFields] as const;
export type CardField = (typeof cardFields)[number];
export type CardErrors = { readonly [Field in CardField]?: CardFieldError | undefined };

export type CardFieldsState = {
  /** `sent`: the provider has the card; `silent`: it did not respond; `unclear`: nor after the card was sent, so that it may have charged it. */
  readonly phase: 'loading' | 'ready' | 'sending' | 'sent' | 'silent' | 'unclear';
  readonly ready: readonly CardFrame[];
  /** What is wrong now; shown at the fields of `shown` only. */
  readonly errors: CardErrors;
  readonly shown: readonly CardField[];
  readonly focused: CardFrameField | undefined;
  /** The card scheme of the typed number; empty while unknown. */
  readonly brand: string;
  /** The provider's page on which the payment continues. */
  readonly page: string | undefined;
};

export const initialCardFields: CardFieldsState = {
  phase: 'loading',
  ready: [],
  errors: { holder: 'required', number: 'required', expiry: 'required', cvv: 'required' },
  shown: [],
  focused: undefined,
  brand: '',
  page: undefined,
};

export type CardFieldsEvent =
  | { readonly type: 'message'; readonly frame: CardFrame; readonly message: PaymentFrameMessage }
  | { readonly type: 'named'; readonly isEmpty: boolean }
  /** The player wants to pay: all errors are shown, or the card is sent. */
  | { readonly type: 'pressed' }
  | { readonly type: 'timeout' }
  | { readonly type: 'retried' };

const frameCount = cardFrameFields.length + 1;

/** The next state of the card form. */
export function nextCardFields(state: CardFieldsState, event: CardFieldsEvent): CardFieldsState {
  switch (event.type) {
    case 'message':
      return afterMessage(state, event.frame, event.message);
    case 'named':
      return changed(state, 'holder', event.isEmpty ? 'required' : undefined);
    case 'pressed':
      if (state.phase !== 'ready') return state;
      return firstError(state.errors) ? { ...state, shown: cardFields } : { ...state, phase: 'sending' };
    case 'timeout':
      return { ...state, phase: state.phase === 'sending' ? 'unclear' : 'silent' };
    case 'retried':
      return { ...initialCardFields, errors: { ...initialCardFields.errors, holder: state.errors.holder } };
  }
}

/** The first field with an error, in the order of the form. */
export function firstError(errors: CardErrors): CardField | undefined {
  return cardFields.find((field) => errors[field]);
}

function afterMessage(state: CardFieldsState, frame: CardFrame, message: PaymentFrameMessage): CardFieldsState {
  if (frame === 'controller') return afterController(state, message);
  switch (message.state) {
    case 'ready':
      return withReady(state, frame);
    case 'focused':
      return { ...state, focused: frame };
    case 'blurred':
      return afterBlur(state, frame);
    case 'valid':
      return changed(state, frame, undefined);
    case 'invalid':
      return changed(state, frame, message.error);
    case 'brand':
      return frame === 'number' ? { ...state, brand: message.brand } : state;
    default:
      return state;
  }
}

function afterController(state: CardFieldsState, message: PaymentFrameMessage): CardFieldsState {
  switch (message.state) {
    case 'ready':
      return withReady(state, 'controller');
    case 'submitted':
      return { ...state, page: message.url };
    case 'refused':
      return { ...state, phase: 'ready', errors: { ...state.errors, ...message.errors }, shown: cardFields };
    case 'failed':
      return { ...state, phase: 'unclear' };
    case 'finished':
      return { ...state, phase: 'sent' };
    default:
      return state;
  }
}

function withReady(state: CardFieldsState, frame: CardFrame): CardFieldsState {
  const ready = [...state.ready.filter((other) => other !== frame), frame];
  return { ...state, ready, phase: state.phase === 'loading' && ready.length === frameCount ? 'ready' : state.phase };
}

/** An error of changed content is shown only once the player leaves the field. */
function changed(state: CardFieldsState, field: CardField, error: CardFieldError | undefined): CardFieldsState {
  return { ...state, errors: { ...state.errors, [field]: error }, shown: state.shown.filter((other) => other !== field) };
}

/** An empty field is reported only when the player pays. */
function afterBlur(state: CardFieldsState, frame: CardFrameField): CardFieldsState {
  const isWrong = state.errors[frame] !== undefined && state.errors[frame] !== 'required';
  return {
    ...state,
    focused: state.focused === frame ? undefined : state.focused,
    shown: isWrong ? [...state.shown.filter((other) => other !== frame), frame] : state.shown,
  };
}
