export { giveBackPieces, type PointsPieces, takePieces } from './pieces.queries.ts';
export { type PointsTerms, pointsErrors, pointsTerms, withPoints } from './terms.ts';
