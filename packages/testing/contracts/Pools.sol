// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

// A small exchange for local test chains: wrapped ether, constant-product pools and their factory with the interfaces of
// Uniswap v2, and a router that speaks those of Router02 (reads) and SwapRouter02 (swaps, permits, several calls at once).

interface IToken {
    function balanceOf(address account) external view returns (uint256);
}

interface IPermit {
    function allowance(address owner, address spender) external view returns (uint256);
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external;
}

/// Moves tokens that return true or nothing.
library Tokens {
    error TransferFailed(address token);

    function send(address token, address to, uint256 amount) internal {
        _call(token, abi.encodeWithSignature("transfer(address,uint256)", to, amount));
    }

    function pull(address token, address from, address to, uint256 amount) internal {
        _call(token, abi.encodeWithSignature("transferFrom(address,address,uint256)", from, to, amount));
    }

    function _call(address token, bytes memory data) private {
        (bool ok, bytes memory answer) = token.call(data);
        bool agreed = answer.length == 0 ? token.code.length > 0 : abi.decode(answer, (bool));
        if (!ok || !agreed) revert TransferFailed(token);
    }
}

/// ERC-20 that every pool token and wrapped ether share.
abstract contract PoolShares {
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (from != msg.sender && allowed != type(uint256).max) {
            require(allowed >= amount, "allowance too low");
            allowance[from][msg.sender] = allowed - amount;
        }
        _move(from, to, amount);
        return true;
    }

    function _mint(address to, uint256 amount) internal {
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function _burn(address from, uint256 amount) internal {
        require(balanceOf[from] >= amount, "balance too low");
        balanceOf[from] -= amount;
        totalSupply -= amount;
        emit Transfer(from, address(0), amount);
    }

    function _move(address from, address to, uint256 amount) private {
        require(balanceOf[from] >= amount, "balance too low");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// Ether as an ERC-20, with the events of WETH9.
contract WrappedEther is PoolShares {
    string public constant name = "Wrapped Ether";
    string public constant symbol = "WETH";

    event Deposit(address indexed dst, uint256 wad);
    event Withdrawal(address indexed src, uint256 wad);

    receive() external payable {
        deposit();
    }

    function deposit() public payable {
        _mint(msg.sender, msg.value);
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 amount) external {
        _burn(msg.sender, amount);
        emit Withdrawal(msg.sender, amount);
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "ether refused");
    }
}

/// A pool of two tokens that keeps the product of its reserves, less a fee of 0.3 %.
contract Pool is PoolShares {
    using Tokens for address;

    string public constant name = "Latchkey Pool";
    string public constant symbol = "LKPOOL";
    uint256 public constant MINIMUM_LIQUIDITY = 1000;

    address public immutable factory = msg.sender;
    address public token0;
    address public token1;
    uint256 public price0CumulativeLast;
    uint256 public price1CumulativeLast;
    uint112 private reserve0;
    uint112 private reserve1;
    uint32 private updatedAt;
    bool private entered;

    event Mint(address indexed sender, uint256 amount0, uint256 amount1);
    event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to);
    event Swap(
        address indexed sender,
        uint256 amount0In,
        uint256 amount1In,
        uint256 amount0Out,
        uint256 amount1Out,
        address indexed to
    );
    event Sync(uint112 reserve0, uint112 reserve1);

    modifier once() {
        require(!entered, "entered twice");
        entered = true;
        _;
        entered = false;
    }

    function initialize(address first, address second) external {
        require(msg.sender == factory, "only the factory");
        (token0, token1) = (first, second);
    }

    function getReserves() public view returns (uint112, uint112, uint32) {
        return (reserve0, reserve1, updatedAt);
    }

    function mint(address to) external once returns (uint256 shares) {
        (uint256 held0, uint256 held1) = _held();
        (uint256 amount0, uint256 amount1) = (held0 - reserve0, held1 - reserve1);
        if (totalSupply == 0) {
            shares = _root(amount0 * amount1) - MINIMUM_LIQUIDITY;
            _mint(address(0), MINIMUM_LIQUIDITY);
        } else {
            uint256 by0 = (amount0 * totalSupply) / reserve0;
            uint256 by1 = (amount1 * totalSupply) / reserve1;
            shares = by0 < by1 ? by0 : by1;
        }
        require(shares > 0, "nothing added");
        _mint(to, shares);
        _update(held0, held1);
        emit Mint(msg.sender, amount0, amount1);
    }

    function burn(address to) external once returns (uint256 amount0, uint256 amount1) {
        (uint256 held0, uint256 held1) = _held();
        uint256 shares = balanceOf[address(this)];
        (amount0, amount1) = ((shares * held0) / totalSupply, (shares * held1) / totalSupply);
        require(amount0 > 0 && amount1 > 0, "nothing removed");
        _burn(address(this), shares);
        token0.send(to, amount0);
        token1.send(to, amount1);
        (held0, held1) = _held();
        _update(held0, held1);
        emit Burn(msg.sender, amount0, amount1, to);
    }

    /// Sends first and checks the product afterwards; it doesn't lend, so `data` must be empty.
    function swap(uint256 out0, uint256 out1, address to, bytes calldata data) external once {
        require(data.length == 0, "no loans");
        require(out0 > 0 || out1 > 0, "nothing taken");
        require(out0 < reserve0 && out1 < reserve1, "not enough liquidity");
        require(to != token0 && to != token1, "a token can't receive");
        if (out0 > 0) token0.send(to, out0);
        if (out1 > 0) token1.send(to, out1);
        (uint256 held0, uint256 held1) = _held();
        uint256 in0 = _added(held0, reserve0 - out0);
        uint256 in1 = _added(held1, reserve1 - out1);
        require(in0 > 0 || in1 > 0, "nothing paid");
        uint256 product = (held0 * 1000 - in0 * 3) * (held1 * 1000 - in1 * 3);
        require(product >= uint256(reserve0) * uint256(reserve1) * 1e6, "paid too little");
        _update(held0, held1);
        emit Swap(msg.sender, in0, in1, out0, out1, to);
    }

    function skim(address to) external once {
        (uint256 held0, uint256 held1) = _held();
        token0.send(to, held0 - reserve0);
        token1.send(to, held1 - reserve1);
    }

    function sync() external once {
        (uint256 held0, uint256 held1) = _held();
        _update(held0, held1);
    }

    function _held() private view returns (uint256, uint256) {
        return (IToken(token0).balanceOf(address(this)), IToken(token1).balanceOf(address(this)));
    }

    function _added(uint256 held, uint256 expected) private pure returns (uint256) {
        return held > expected ? held - expected : 0;
    }

    function _update(uint256 held0, uint256 held1) private {
        require(held0 <= type(uint112).max && held1 <= type(uint112).max, "reserve too large");
        unchecked {
            // Both wrap around by design, as readers only use differences.
            uint32 passed = uint32(block.timestamp) - updatedAt;
            if (passed > 0 && reserve0 > 0 && reserve1 > 0) {
                price0CumulativeLast += ((uint256(reserve1) << 112) / reserve0) * passed;
                price1CumulativeLast += ((uint256(reserve0) << 112) / reserve1) * passed;
            }
        }
        (reserve0, reserve1, updatedAt) = (uint112(held0), uint112(held1), uint32(block.timestamp));
        emit Sync(reserve0, reserve1);
    }

    function _root(uint256 square) private pure returns (uint256 root) {
        root = square;
        uint256 next = square / 2 + 1;
        while (next < root) (root, next) = (next, (square / next + next) / 2);
    }
}

/// Creates one pool per pair of tokens, at an address that the pair decides.
contract PoolFactory {
    address public constant feeTo = address(0);
    address public constant feeToSetter = address(0);
    mapping(address => mapping(address => address)) public getPair;
    address[] public allPairs;

    event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count);

    function allPairsLength() external view returns (uint256) {
        return allPairs.length;
    }

    function createPair(address a, address b) external returns (address pair) {
        (address token0, address token1) = a < b ? (a, b) : (b, a);
        require(token0 != address(0) && token0 != token1, "not a pair");
        require(getPair[token0][token1] == address(0), "exists");
        Pool pool = new Pool{salt: keccak256(abi.encodePacked(token0, token1))}();
        pool.initialize(token0, token1);
        pair = address(pool);
        (getPair[token0][token1], getPair[token1][token0]) = (pair, pair);
        allPairs.push(pair);
        emit PairCreated(token0, token1, pair, allPairs.length);
    }
}

/// Swaps along a path of pools. Several calls can run in one transaction, the first with a permit.
contract PoolRouter {
    using Tokens for address;

    address public immutable factory;
    address public immutable WETH9;

    /// Recipients that mean the caller and this contract.
    address private constant CALLER = address(1);
    address private constant SELF = address(2);
    /// An amount that means all this contract holds.
    uint256 private constant HELD = 0;

    constructor(address factory_, address payable weth) {
        factory = factory_;
        WETH9 = weth;
    }

    receive() external payable {
        require(msg.sender == WETH9, "only wrapped ether");
    }

    function factoryV2() external view returns (address) {
        return factory;
    }

    function WETH() external view returns (address) {
        return WETH9;
    }

    function multicall(uint256 deadline, bytes[] calldata calls) external payable returns (bytes[] memory) {
        require(block.timestamp <= deadline, "Transaction too old");
        return multicall(calls);
    }

    function multicall(bytes[] calldata calls) public payable returns (bytes[] memory answers) {
        answers = new bytes[](calls.length);
        for (uint256 at = 0; at < calls.length; at++) {
            (bool ok, bytes memory answer) = address(this).delegatecall(calls[at]);
            if (!ok) {
                assembly {
                    revert(add(answer, 32), mload(answer))
                }
            }
            answers[at] = answer;
        }
    }

    function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) public payable {
        IPermit(token).permit(msg.sender, address(this), value, deadline, v, r, s);
    }

    /// Does nothing if the allowance suffices: somebody else may have submitted the permit.
    function selfPermitIfNecessary(
        address token,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external payable {
        if (IPermit(token).allowance(msg.sender, address(this)) < value) selfPermit(token, value, deadline, v, r, s);
    }

    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to
    ) external payable returns (uint256 amountOut) {
        bool paid = amountIn == HELD;
        if (paid) amountIn = IToken(path[0]).balanceOf(address(this));
        uint256[] memory amounts = getAmountsOut(amountIn, path);
        amountOut = amounts[path.length - 1];
        require(amountOut >= amountOutMin, "Too little received");
        _pay(path[0], paid ? address(this) : msg.sender, _pairOf(path[0], path[1]), amountIn);
        _swap(amounts, path, _meant(to));
    }

    function swapTokensForExactTokens(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to
    ) external payable returns (uint256 amountIn) {
        uint256[] memory amounts = getAmountsIn(amountOut, path);
        amountIn = amounts[0];
        require(amountIn <= amountInMax, "Too much requested");
        _pay(path[0], msg.sender, _pairOf(path[0], path[1]), amountIn);
        _swap(amounts, path, _meant(to));
    }

    function wrapETH(uint256 value) external payable {
        WrappedEther(payable(WETH9)).deposit{value: value}();
    }

    function unwrapWETH9(uint256 least, address to) external payable {
        uint256 held = IToken(WETH9).balanceOf(address(this));
        require(held >= least, "Insufficient WETH9");
        if (held == 0) return;
        WrappedEther(payable(WETH9)).withdraw(held);
        _giveEther(_meant(to), held);
    }

    function sweepToken(address token, uint256 least, address to) external payable {
        uint256 held = IToken(token).balanceOf(address(this));
        require(held >= least, "Insufficient token");
        if (held > 0) token.send(_meant(to), held);
    }

    function pull(address token, uint256 value) external payable {
        token.pull(msg.sender, address(this), value);
    }

    function refundETH() external payable {
        if (address(this).balance > 0) _giveEther(msg.sender, address(this).balance);
    }

    function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) public pure returns (uint256) {
        require(amountIn > 0 && reserveIn > 0 && reserveOut > 0, "no liquidity");
        uint256 taxed = amountIn * 997;
        return (taxed * reserveOut) / (reserveIn * 1000 + taxed);
    }

    function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut) public pure returns (uint256) {
        require(amountOut > 0 && reserveIn > 0 && amountOut < reserveOut, "no liquidity");
        return (reserveIn * amountOut * 1000) / ((reserveOut - amountOut) * 997) + 1;
    }

    function getAmountsOut(uint256 amountIn, address[] calldata path) public view returns (uint256[] memory amounts) {
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        for (uint256 at = 0; at + 1 < path.length; at++) {
            (uint256 reserveIn, uint256 reserveOut) = _reserves(path[at], path[at + 1]);
            amounts[at + 1] = getAmountOut(amounts[at], reserveIn, reserveOut);
        }
    }

    function getAmountsIn(uint256 amountOut, address[] calldata path) public view returns (uint256[] memory amounts) {
        amounts = new uint256[](path.length);
        amounts[path.length - 1] = amountOut;
        for (uint256 at = path.length - 1; at > 0; at--) {
            (uint256 reserveIn, uint256 reserveOut) = _reserves(path[at - 1], path[at]);
            amounts[at - 1] = getAmountIn(amounts[at], reserveIn, reserveOut);
        }
    }

    function _swap(uint256[] memory amounts, address[] calldata path, address to) private {
        for (uint256 at = 0; at + 1 < path.length; at++) {
            bool last = at + 2 == path.length;
            address receiver = last ? to : _pairOf(path[at + 1], path[at + 2]);
            uint256 out = amounts[at + 1];
            bool forward = path[at] < path[at + 1];
            Pool(_pairOf(path[at], path[at + 1])).swap(forward ? 0 : out, forward ? out : 0, receiver, "");
        }
    }

    /// Pays with the ether of this call if it suffices and the token is wrapped ether.
    function _pay(address token, address payer, address to, uint256 amount) private {
        if (token == WETH9 && address(this).balance >= amount) {
            WrappedEther(payable(WETH9)).deposit{value: amount}();
            token.send(to, amount);
        } else if (payer == address(this)) {
            token.send(to, amount);
        } else {
            token.pull(payer, to, amount);
        }
    }

    function _meant(address to) private view returns (address) {
        return to == CALLER ? msg.sender : to == SELF ? address(this) : to;
    }

    function _giveEther(address to, uint256 amount) private {
        (bool ok, ) = to.call{value: amount}("");
        require(ok, "ether refused");
    }

    function _pairOf(address a, address b) private view returns (address pair) {
        pair = PoolFactory(factory).getPair(a, b);
        require(pair != address(0), "no pool");
    }

    function _reserves(address from, address to) private view returns (uint256, uint256) {
        (uint112 reserve0, uint112 reserve1, ) = Pool(_pairOf(from, to)).getReserves();
        return from < to ? (reserve0, reserve1) : (reserve1, reserve0);
    }
}
