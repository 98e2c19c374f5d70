// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPairFactory {
    function getPair(address a, address b) external view returns (address);
}

interface IPair {
    function getReserves() external view returns (uint112, uint112, uint32);
}

interface IPoolFactory {
    function getPool(address a, address b, uint24 fee) external view returns (address);
}

interface IPool {
    function slot0() external view returns (uint160, int24, uint16, uint16, uint16, uint256, bool);
    function liquidity() external view returns (uint128);
    function observe(uint32[] calldata secondsAgos) external view returns (int56[] memory, uint160[] memory);
}

interface IQuoter {
    function quoteExactInput(
        bytes memory path,
        uint256 amountIn
    ) external returns (uint256, uint160[] memory, uint32[] memory, uint256);
    function quoteExactOutput(
        bytes memory path,
        uint256 amountOut
    ) external returns (uint256, uint160[] memory, uint32[] memory, uint256);
}

/// Reads pools and quotes routes in one `eth_call` without being deployed: the constructor returns the answer. What fails is
/// zero or empty in it, so one broken pool doesn't hide the others.
contract PoolLens {
    struct PairAsk {
        address factory;
        address a;
        address b;
    }

    struct PoolAsk {
        address factory;
        address a;
        address b;
        uint24 fee;
    }

    struct RouteAsk {
        address quoter;
        bytes path;
        /// Where its pools are in the list of pools.
        uint16[] pools;
        uint256[] amounts;
    }

    struct Read {
        address target;
        bytes data;
    }

    struct Ask {
        PairAsk[] pairs;
        PoolAsk[] pools;
        bool exactOut;
        RouteAsk[] routes;
        Read[] reads;
        address[] accounts;
    }

    struct PairState {
        address pair;
        /// The reserve of `a` in the upper half, that of `b` in the lower.
        uint256 reserves;
    }

    struct PoolState {
        address pool;
        uint160 sqrtPrice;
        /// 32 bits of tick, 32 of the mean tick, 8 whether that is known, 128 of liquidity, from the left of the lower 200.
        uint256 rest;
    }

    struct Answer {
        uint256 chainId;
        uint256 timestamp;
        PairState[] pairs;
        PoolState[] pools;
        /// The amount, then 32 bits of gas; all routes and their amounts in order.
        uint256[] quotes;
        bytes[] reads;
        uint256[] codeSizes;
    }

    uint32 private constant MEAN_SECONDS = 300;
    /// No pool may use up the gas of all: one that runs dry walks through all its ticks.
    uint256 private constant MOST_GAS = 1_500_000;
    /// What the end of the call needs. Quotes that would leave less are skipped.
    uint256 private constant LAST_GAS = 8_000_000;
    uint256 private constant MOST_READ = 640;

    constructor(Ask memory ask) {
        Answer memory answer;
        answer.chainId = block.chainid;
        answer.timestamp = block.timestamp;
        answer.pairs = new PairState[](ask.pairs.length);
        for (uint256 at = 0; at < ask.pairs.length; at++) answer.pairs[at] = _pair(ask.pairs[at]);
        answer.pools = new PoolState[](ask.pools.length);
        for (uint256 at = 0; at < ask.pools.length; at++) answer.pools[at] = _pool(ask.pools[at]);
        answer.quotes = _quotes(ask.routes, answer.pools, ask.exactOut);
        answer.reads = new bytes[](ask.reads.length);
        for (uint256 at = 0; at < ask.reads.length; at++) answer.reads[at] = _read(ask.reads[at]);
        answer.codeSizes = new uint256[](ask.accounts.length);
        for (uint256 at = 0; at < ask.accounts.length; at++) answer.codeSizes[at] = ask.accounts[at].code.length;
        bytes memory encoded = abi.encode(answer);
        assembly {
            return(add(encoded, 32), mload(encoded))
        }
    }

    function _pair(PairAsk memory ask) private view returns (PairState memory state) {
        (bool found, uint256 pair) = _word(ask.factory, abi.encodeCall(IPairFactory.getPair, (ask.a, ask.b)));
        if (!found || pair == 0) return state;
        (bool ok, bytes memory answer) = address(uint160(pair)).staticcall{gas: MOST_GAS}(
            abi.encodeCall(IPair.getReserves, ())
        );
        if (!ok || answer.length < 96) return state;
        (uint256 first, uint256 second) = abi.decode(answer, (uint256, uint256));
        if (first > type(uint112).max || second > type(uint112).max) return state;
        state.pair = address(uint160(pair));
        state.reserves = ask.a < ask.b ? (first << 128) | second : (second << 128) | first;
    }

    function _pool(PoolAsk memory ask) private view returns (PoolState memory state) {
        bytes memory find = abi.encodeCall(IPoolFactory.getPool, (ask.a, ask.b, ask.fee));
        (bool found, uint256 pool) = _word(ask.factory, find);
        if (!found || pool == 0) return state;
        state.pool = address(uint160(pool));
        (bool ok, bytes memory slot) = state.pool.staticcall{gas: MOST_GAS}(abi.encodeCall(IPool.slot0, ()));
        if (!ok || slot.length < 64) return state;
        (uint256 price, int256 tick) = abi.decode(slot, (uint256, int256));
        (, uint256 liquidity) = _word(state.pool, abi.encodeCall(IPool.liquidity, ()));
        (bool known, int256 mean) = _meanTick(state.pool);
        state.sqrtPrice = uint160(price);
        state.rest = (uint256(uint32(int32(tick))) << 168) | (uint256(uint32(int32(mean))) << 136);
        state.rest |= (known ? uint256(1) << 128 : 0) | uint128(liquidity);
    }

    function _meanTick(address pool) private view returns (bool, int256) {
        uint32[] memory ages = new uint32[](2);
        ages[0] = MEAN_SECONDS;
        (bool ok, bytes memory answer) = pool.staticcall{gas: MOST_GAS}(abi.encodeCall(IPool.observe, (ages)));
        if (!ok || answer.length < 160) return (false, 0);
        // Two offsets, then the length and the values of the first list.
        (, , , int256 before, int256 latest) = abi.decode(answer, (uint256, uint256, uint256, int256, int256));
        int256 passed = int256(uint256(MEAN_SECONDS));
        int256 mean = (latest - before) / passed;
        if (latest < before && (latest - before) % passed != 0) mean--;
        return (true, mean);
    }

    function _quotes(
        RouteAsk[] memory routes,
        PoolState[] memory pools,
        bool exactOut
    ) private returns (uint256[] memory quotes) {
        uint256 count;
        for (uint256 at = 0; at < routes.length; at++) count += routes[at].amounts.length;
        quotes = new uint256[](count);
        uint256 next;
        for (uint256 at = 0; at < routes.length; at++) {
            bool open = _isOpen(routes[at].pools, pools);
            for (uint256 nth = 0; nth < routes[at].amounts.length; nth++) {
                if (!open || gasleft() < LAST_GAS) next++;
                else quotes[next++] = _quote(routes[at].quoter, routes[at].path, routes[at].amounts[nth], exactOut);
            }
        }
    }

    /// Whether there is liquidity at the price of each pool. Without it a quote would search all ticks for some.
    function _isOpen(uint16[] memory places, PoolState[] memory pools) private pure returns (bool) {
        for (uint256 at = 0; at < places.length; at++) {
            if (uint128(pools[places[at]].rest) == 0) return false;
        }
        return true;
    }

    function _quote(address quoter, bytes memory path, uint256 amount, bool exactOut) private returns (uint256) {
        bytes memory data = exactOut
            ? abi.encodeCall(IQuoter.quoteExactOutput, (path, amount))
            : abi.encodeCall(IQuoter.quoteExactInput, (path, amount));
        (bool ok, bytes memory answer) = quoter.call{gas: MOST_GAS}(data);
        if (!ok || answer.length < 128) return 0;
        (uint256 quoted, , , uint256 gas) = abi.decode(answer, (uint256, uint256, uint256, uint256));
        if (quoted >= 1 << 224 || gas >= 1 << 32) return 0;
        return (quoted << 32) | gas;
    }

    function _read(Read memory read) private view returns (bytes memory answer) {
        bool ok;
        (ok, answer) = read.target.staticcall{gas: MOST_GAS}(read.data);
        if (!ok || answer.length > MOST_READ) answer = "";
    }

    function _word(address target, bytes memory data) private view returns (bool, uint256) {
        (bool ok, bytes memory answer) = target.staticcall{gas: MOST_GAS}(data);
        return ok && answer.length == 32 ? (true, abi.decode(answer, (uint256))) : (false, 0);
    }
}
