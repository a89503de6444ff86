/** How an attempt to send ended badly. `gone`: this address takes nothing. `refused`: not now. `unreachable`: whether it was sent is not known. */
export class SendError extends Error {
  readonly kind: 'gone' | 'refused' | 'unreachable';

  constructor(kind: SendError['kind'], reason: string) {
    super(reason);
    this.kind = kind;
  }
}
